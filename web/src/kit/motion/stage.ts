/** Draws travels over the table. The table is always up to date below: whatever moves here is decoration. */
import { copyOf, drawFeather, drawPiece } from './art';
import { join, measure, moveOver, type MovingBox } from './boxes';
import { around, type Travel } from './places';
import { TIMES, type MotionMode } from './times';

/** More at once is a new position and no move. */
const MOST = 40;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Found {
  element: Element;
  box: MovingBox;
  /** The place itself, and not something around it. */
  isExact: boolean;
}

interface Start extends Found {
  travel: Travel;
  copy: Element | null;
}

/** Where a drag ended: what was dragged starts from there. */
export interface Drop {
  place: string;
  x: number;
  y: number;
}

const quote = (text: string): string => text.replace(/["\\]/g, '\\$&');

export class Stage {
  #flights = new Map<Animation, Element | null>();
  #mode: MotionMode = 'full';

  constructor(
    readonly layer: HTMLElement,
    readonly root: ParentNode = document,
  ) {}

  get isEmpty(): boolean {
    return this.#flights.size === 0;
  }

  /** Everything jumps to its end. */
  clear(): void {
    for (const animation of this.#flights.keys()) animation.cancel();
    this.#flights.clear();
    this.layer.replaceChildren();
  }

  find(place: string): Found | null {
    for (const [i, name] of around(place).entries()) {
      for (const element of this.root.querySelectorAll(`[data-place="${quote(name)}"]`)) {
        const box = measure(element);
        if (box) return { element, box, isExact: i === 0 && !isHeap(name) };
      }
    }
    return null;
  }

  /** Before the page changes: where things lie, and how they look. */
  prepare(travels: readonly Travel[], drop: Drop | null): Start[] {
    if (travels.length > MOST) return [];
    return travels.flatMap((travel): Start[] => {
      const found = this.find(travel.from);
      if (!found) return [];
      const isDropped = drop !== null && travel.by === 'own' && group(drop.place) === group(travel.from);
      const box = isDropped
        ? { ...found.box, x: drop.x - found.box.width / 2, y: drop.y - found.box.height / 2 }
        : found.box;
      return [
        { ...found, box, travel, copy: found.isExact && travel.look.startsWith('card') ? copyOf(found.element) : null },
      ];
    });
  }

  /** After the page has changed: draws the way from there to here. */
  play(starts: readonly Start[], mode: MotionMode): void {
    this.#mode = mode;
    if (mode === 'none') return;
    const delays = new Map<string, number>();
    for (const start of starts) {
      const end = this.find(start.travel.place);
      // From a seat to the same seat there is nothing to see.
      if (!end || (!end.isExact && end.element.contains(start.element))) continue;
      const key = start.travel.by;
      const delay = (delays.get(key) ?? 0) + (start.travel.after ?? 0);
      if (!isWhole(start.travel)) delays.set(key, (delays.get(key) ?? 0) + TIMES.stagger);
      this.#fly(start, end, mode === 'calm' ? 0 : delay);
    }
  }

  /** One wave from head to tail. */
  wave(place: string, delay: number): void {
    const drawing =
      this.#mode === 'full' && this.root.querySelector(`[data-place="${quote(place)}/0"]`)?.closest('svg');
    if (!drawing) return;
    for (const part of drawing.querySelectorAll<SVGElement>(':scope > use, :scope > .part')) {
      const index = Number(part.style.getPropertyValue('--i')) || 0;
      this.#run(
        part,
        null,
        [{ transform: 'none' }, { transform: 'translateY(-9px)', offset: 0.4 }, { transform: 'none' }],
        480,
        delay + index * TIMES.wave,
      );
    }
  }

  #fly(start: Start, end: Found, delay: number): void {
    const { travel } = start;
    const { look } = travel;
    const to = look.startsWith('feather') && end.isExact ? this.#pair(travel.place, end.box) : end.box;
    const from = look.startsWith('feather') && start.isExact ? this.#pair(travel.from, start.box) : start.box;
    const time = travel.by === 'own' ? TIMES.snap : TIMES.travel;
    const drawing = this.#draw(start, end);
    if (!drawing) return;
    // Drawn at the larger of its two sizes, so that it is never blown up.
    const at = !end.isExact || (start.isExact && from.width > to.width) ? from : to;
    const box = !end.isExact && !start.isExact ? centred(from) : at;
    const node = this.#place(drawing, box);
    const [first, last] = [
      moveOver(box, start.isExact ? from : centred(from)),
      moveOver(box, end.isExact ? to : centred(to)),
    ];
    if (this.#mode === 'calm') {
      node.style.transform = first;
      this.#run(node, node, [{ opacity: start.isExact ? 1 : 0 }, { opacity: 0 }], TIMES.fade, 0);
      if (end.isExact)
        for (const element of this.#ends(travel, end))
          this.#run(element, null, [{ opacity: 0 }, { opacity: 1 }], TIMES.fade, 0);
      return;
    }
    const turn = travel.flips && this.#back(node, travel);
    this.#run(
      node,
      node,
      [
        { transform: first, opacity: start.isExact || travel.flips ? 1 : 0 },
        { opacity: 1, offset: 0.35 },
        { opacity: 1, offset: 0.8 },
        { transform: last, opacity: end.isExact ? 1 : 0 },
      ],
      time,
      delay,
    );
    if (turn) {
      this.#run(turn.face, null, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], time, delay);
      this.#run(turn.back, null, [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-180deg)' }], time, delay);
    }
    if (end.isExact)
      for (const element of this.#ends(travel, end))
        this.#run(element, null, [{ opacity: 0 }, { opacity: 0 }], time + delay, 0);
  }

  #draw({ travel: { look }, box, copy, element }: Start, end: Found): Element | null {
    if (look.startsWith('feather-')) return drawFeather(look.slice(8));
    if (look.startsWith('back')) return copyOf(element.querySelector('.card') ?? element);
    if (!look.startsWith('card')) return drawPiece(look, end.box.width, end.isExact ? end.element : element);
    if (!end.isExact) return copy;
    return copy && box.width > end.box.width ? copy : copyOf(end.element);
  }

  #place(drawing: Element, { x, y, width, height }: MovingBox): HTMLElement {
    const node = document.createElement('div');
    node.className = 'travel';
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    node.append(drawing);
    this.layer.append(node);
    return node;
  }

  /** Puts the back of its deck behind a card. */
  #back(node: HTMLElement, travel: Travel): { face: Element; back: Element } | null {
    const kinds = travel.look.startsWith('feather') ? 'feather' : 'prophecy';
    const deck = this.root.querySelector(`[data-place="deck/${kinds}"]`);
    const face = node.firstElementChild;
    if (!deck || !face) return null;
    const back = copyOf(deck.querySelector('.card') ?? deck);
    back.querySelector('.count')?.remove();
    back.classList.add('back');
    face.classList.add('face');
    node.append(back);
    return { face, back };
  }

  /** A Feather covers two segments of a row. */
  #pair(place: string, box: MovingBox): MovingBox {
    const [, head, index] = /^(.*\/row\/)(\d+)$/.exec(place) ?? [];
    const next = head && this.root.querySelector(`[data-place="${quote(head)}${Number(index) + 1}"]`);
    return next ? join(box, measure(next)) : box;
  }

  /** All that shows the thing at its end; a drawing of a Cóatl has a halo apart from the piece. */
  #ends({ place, look }: Travel, { element }: Found): Element[] {
    const [, head, index] = /^(.*\/row\/)(\d+)$/.exec(place) ?? [];
    const next =
      look.startsWith('feather') && head
        ? this.root.querySelector(`[data-place="${quote(head)}${Number(index) + 1}"]`)
        : null;
    return [element, next].flatMap((part) => (part ? [part, ...halosOf(part)] : []));
  }

  #run(element: Element, node: Element | null, frames: Keyframe[], duration: number, delay: number): void {
    const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    this.#flights.set(animation, node);
    animation.onfinish = animation.oncancel = () => {
      this.#flights.delete(animation);
      node?.remove();
    };
  }
}

/** Equal pieces of a tray are one: which of them was dragged does not matter. */
const group = (place: string): string => (place.includes('/tray/') ? place.slice(0, place.lastIndexOf('/')) : place);
const isWhole = ({ from, place }: Travel): boolean =>
  from.includes('/serpent/') && place.includes('/done/') && !place.includes('/card/');
/** Bags, decks, hidden hands: things come out of it and vanish in it, and it stays as it is. */
const isHeap = (place: string): boolean => /^(bag|deck\/.*|discard\/.*|seat\/\d+\/(hand|gold))$/.test(place);
/** Things that come out of something larger, or vanish in it, are small in its middle. */
const centred = (box: MovingBox): MovingBox =>
  Math.max(box.width, box.height) < 100
    ? box
    : { x: box.x + box.width / 2 - 20, y: box.y + box.height / 2 - 20, width: 40, height: 40 };

function halosOf(part: Element): Element[] {
  const used = part instanceof SVGGElement ? part.querySelector('use') : null;
  const drawing = part.closest('svg');
  if (!used || !drawing) return [];
  return [...drawing.querySelectorAll(':scope > use')].filter((halo) =>
    ['x', 'y'].every((name) => halo.getAttribute(name) === used.getAttribute(name)),
  );
}
