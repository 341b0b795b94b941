/** What a touched thing would be as an action, so that the server can say why it is none. */
import type { Touched } from '$games/shared/port';
import type { Hold, Target } from '../model/pointing';

export function touchedBy(hold: Hold, target: Target | null = null): Touched {
  if (hold.type === 'token') return { kinds: ['commit'] };
  if (hold.type === 'card')
    return { kinds: ['fulfil'], args: { card: hold.card, ...(target && { serpent: target.serpent }) } };
  if (hold.colour === 'O') return { kinds: ['steal'] };
  const piece = { piece: hold.piece, colours: hold.colour };
  if (!target) return { kinds: ['begin', 'add'], args: piece };
  if (target.end === 'new') return { kinds: ['begin'], args: piece };
  return { kinds: ['add'], args: { ...piece, serpent: target.serpent, end: target.end } };
}
