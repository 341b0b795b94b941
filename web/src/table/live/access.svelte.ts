/** What opens a table on this device: tokens of seats, the host's, the invitation, a link to take a seat elsewhere. */
import { fetchInvitation, fetchRecovery, lookAt } from '$kit/network/api';
import { isHere } from '$kit/network/place.svelte';
import { inviteLink, recoveryLink } from '$kit/page/router.svelte';
import { dropToken, findTable, keepTable, type KeptTable } from '../../mytables/device';

export class Access {
  readonly id: string;
  #kept: KeptTable;
  /** The number of the invitation that is kept here: 0 for the first one. */
  #invitation = 0;

  constructor(kept: KeptTable) {
    this.id = kept.id;
    this.#kept = $state.raw(kept);
  }

  get people(): number {
    return this.#kept.tokens.length;
  }
  get isHost(): boolean {
    return this.#kept.host !== null;
  }
  get invite(): string | null {
    return this.#kept.invite;
  }
  /** A secret that shows this table to its API. */
  get secrets(): { token: string | null; invite: string | null } {
    return { token: this.#kept.tokens[0] ?? this.#kept.host, invite: this.#kept.invite };
  }
  /** All that the server is shown, in this order. */
  get shown(): readonly string[] {
    return [...this.#kept.tokens, ...(this.#kept.host === null ? [] : [this.#kept.host])];
  }

  /** The link that invites somebody, if there is one. */
  link(isListed: boolean): string | null {
    return isListed || this.invite ? inviteLink(this.id, isListed ? null : this.invite) : null;
  }

  /** Drops a token that holds nothing any more; returns whether others are left. */
  drop(bad: string): boolean {
    dropToken(this.id, bad);
    // Another page of this device may have got new ones meanwhile.
    const stored = findTable(this.id);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never shown
    const tokens = [...new Set([...this.#kept.tokens, ...(stored?.tokens ?? [])])].filter((token) => token !== bad);
    const host = this.#kept.host === bad ? null : this.#kept.host;
    this.#kept = { ...this.#kept, tokens, host };
    return tokens.length > 0 || host !== null;
  }

  /** Makes a link that moves a seat to another device; nobody else can come to a table of this page. */
  recovery(seat: () => number | null): (() => Promise<string>) | undefined {
    return isHere(this.id) ? undefined : () => this.#recover(seat());
  }

  async #recover(seat: number | null): Promise<string> {
    let token = this.#kept.tokens[0] ?? '';
    // With several seats on this device, the server knows which token holds which.
    if (this.people > 1) {
      for (const each of this.#kept.tokens) if ((await lookAt(this.id, { token: each })).seat === seat) token = each;
    }
    return recoveryLink(await fetchRecovery(this.id, { token }));
  }

  /** Keeps the new invitation, if somebody was sent away: the old one opens nothing any more. */
  async renewInvitation(number: number): Promise<void> {
    const { token } = this.secrets;
    if (number === this.#invitation || token === null) return;
    this.#invitation = number;
    try {
      const { invite } = await fetchInvitation(this.id, { token });
      this.#kept = { ...this.#kept, invite };
      keepTable(this.id, { invite });
    } catch {
      // The next state tells of it again.
      this.#invitation = 0;
    }
  }
}
