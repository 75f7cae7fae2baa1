/** What a player looks at in the Adventure Pack. */

export class PackPlay {
  /** A token or a card, "challenge:2" or "event:2" face down, "kept:1", "crystal"; null: nothing. */
  explained = $state<string | null>(null);

  explain(what: string): void {
    this.explained = what;
  }

  close(): void {
    this.explained = null;
  }
}
