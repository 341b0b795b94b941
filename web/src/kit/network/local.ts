/** The socket of a table in this page: the engine is fetched first, if need be. */
import type { WireSocket } from '$kit/engine/messages';

const OPENING = 0;
const CLOSED = 3;

/** A socket that is there at once and opens when the engine is. */
export function localSocket(table: string): WireSocket {
  let inner: WireSocket | null = null;
  const outer: WireSocket = {
    binaryType: 'arraybuffer',
    readyState: OPENING,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (data) => inner?.send(data),
    close: () => {
      outer.readyState = CLOSED;
      inner?.close();
    },
  };
  import('$kit/engine/engine').then(
    ({ engine }) => {
      if (outer.readyState === CLOSED) return;
      inner = engine.socket(table);
      inner.onopen = (event) => {
        outer.readyState = inner?.readyState ?? CLOSED;
        outer.onopen?.(event);
      };
      inner.onmessage = (event) => outer.onmessage?.(event);
      inner.onclose = (event) => {
        outer.readyState = CLOSED;
        outer.onclose?.(event);
      };
    },
    () => outer.onclose?.(new CloseEvent('close', { code: 1006 })),
  );
  return outer;
}
