/** Tells the layer of travels that what a table shows is about to change without a new state. */
type Listener = () => void;

const listeners = new Set<Listener>();

export const moments = {
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** To be called in an `$effect.pre`, which runs before the page changes. */
  announce(): void {
    for (const listener of listeners) listener();
  },
};
