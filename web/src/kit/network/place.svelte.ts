/** Where tables are: on a server, or here, in this page. */

/** Tables of this device are known by their names: `coatl.local` makes them longer than a server's. */
const HERE = /^here-.{12,}$/;

export const isHere = (table: string): boolean => HERE.test(table);

class Place {
  /** Whether this page came with a server; one from a folder of files says that it has none. */
  readonly hasServer =
    globalThis.document?.querySelector<HTMLMetaElement>('meta[name="coatl-server"]')?.content !== 'none';
  /** Whether the server answered when it was asked last. */
  isReached = $state(true);
  /** The reader plays here as long as the server is away. */
  isChosen = $state(false);

  /** Whether new tables are made here. */
  get isHere(): boolean {
    return !this.hasServer || (this.isChosen && !this.isReached);
  }

  /** The server has answered, or not. */
  note(isReached: boolean): void {
    if (this.isReached !== isReached) this.isReached = isReached;
    if (isReached && this.isChosen) this.isChosen = false;
  }
}

export const place = new Place();

/** Whether what games here need is on this device, so that the offer to play here can be kept without a connection. */
export const canPlayHere = (): boolean =>
  Boolean(globalThis.navigator?.serviceWorker?.controller) &&
  // What plays here knows the cards of the box alone.
  document.getElementById('card-set') === null;
