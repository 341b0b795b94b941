import { render, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOARD_KEYS } from '$games/board/controller/keys';
import { CARD_KEYS } from '$games/cards/controller/keys';
import { readKey } from '$games/cards/controller/press';
import { language } from '$kit/words';
import Learn from '../../../src/learn/Learn.svelte';
import { KeyStore, canBeKey, changeKey, meaningOf, readKeys, writeKeys } from '$kit/keys';

beforeEach(() => localStorage.clear());

describe('keys of a table', () => {
  it('can be changed; whoever had a key gets the other one', () => {
    const keys = changeKey(BOARD_KEYS, BOARD_KEYS.usual, 'commit', 'N');
    expect([meaningOf(keys, 'n'), meaningOf(keys, 'c')]).toEqual(['commit', 'new']);
    writeKeys(BOARD_KEYS, keys);
    expect(readKeys(BOARD_KEYS)).toEqual(keys);
    expect(readKeys(CARD_KEYS)).toEqual(CARD_KEYS.usual);
  });

  it('leave numbers and what belongs to the browser alone, and forget what cannot be', () => {
    for (const key of ['3', 'Escape', 'Enter', ' ', 'Tab', 'Backspace', 'Shift', 'Dead'])
      expect(changeKey(BOARD_KEYS, BOARD_KEYS.usual, 'commit', key), key).toBe(BOARD_KEYS.usual);
    localStorage.setItem('coatl.board.keys', '{"commit":"n"}');
    expect(readKeys(BOARD_KEYS)).toBe(BOARD_KEYS.usual);
    localStorage.setItem('coatl.board.keys', '{"commit":"Tab"}');
    expect(readKeys(BOARD_KEYS).commit).toBe('c');
  });

  it('give Tab to nobody but the other Cóatl', () => {
    expect(canBeKey(BOARD_KEYS, 'lane', 'Tab')).toBe(true);
    const keys = changeKey(BOARD_KEYS, BOARD_KEYS.usual, 'lane', 'c');
    // Commit cannot have Tab in exchange, and its own key is gone.
    expect([keys.lane, keys.commit]).toEqual(['c', '']);
    const back = changeKey(BOARD_KEYS, keys, 'lane', 'Tab');
    expect([back.lane, changeKey(BOARD_KEYS, back, 'commit', 'c').commit]).toEqual(['Tab', 'c']);
  });

  it('can be taken away, turned off and reset, each table for itself', () => {
    const cards = new KeyStore(CARD_KEYS);
    cards.change('discard', '');
    cards.change('confirm', 'k');
    expect([cards.meaningOf('d'), cards.meaningOf('k'), cards.key('confirm')]).toEqual([undefined, 'confirm', 'k']);
    expect(new KeyStore(CARD_KEYS).map).toEqual(cards.map);
    cards.turn(false);
    expect([
      cards.meaningOf('k'),
      cards.key('confirm'),
      new KeyStore(CARD_KEYS).isOn,
      new KeyStore(BOARD_KEYS).isOn,
    ]).toEqual([undefined, undefined, false, true]);
    cards.reset();
    expect(new KeyStore(CARD_KEYS).map).toEqual(CARD_KEYS.usual);
  });
});

describe('keys of the card table', () => {
  const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

  it('mean what the reader has chosen, also while CARL is told', () => {
    const keys = changeKey(CARD_KEYS, changeKey(CARD_KEYS, CARD_KEYS.usual, 'confirm', 'k'), 'next', 'w');
    expect(readKey(press('k'), false, false, keys)).toEqual({ kind: 'confirm' });
    expect(readKey(press('c'), false, false, keys)).toBeNull();
    expect(readKey(press('w'), false, true, keys)).toEqual({ kind: 'next' });
    expect(readKey(press('w'), false, false, keys)).toBeNull();
  });

  it('turned off, only Ctrl and Escape are left', () => {
    expect(readKey(press('1'), false, false, null)).toBeNull();
    expect(readKey(press('c'), false, false, null)).toBeNull();
    expect(readKey(press('z', { ctrlKey: true }), false, false, null)).toEqual({ kind: 'undo' });
    expect(readKey(press('Escape'), true, false, null)).toEqual({ kind: 'release' });
  });
});

describe('the list of keys under Learn', () => {
  it('shows the keys as they are on this device', async () => {
    new KeyStore(CARD_KEYS).change('confirm', 'k');
    new KeyStore(BOARD_KEYS).turn(false);
    const { container } = render(Learn, { words: language.words, path: '' });
    await waitFor(() => expect(container.querySelector('[aria-labelledby="keys-cards"]')).not.toBeNull());
    const drawn = (name: string) =>
      [...container.querySelectorAll(`[aria-labelledby="keys-${name}"] kbd`)].map((each) => each.textContent);
    expect(drawn('cards')).toContain('K');
    expect(drawn('cards')).not.toContain('C');
    expect(drawn('board')).toEqual(['1 – 8', 'Ctrl Z, Ctrl Y', 'Esc']);
    expect(container.textContent).toContain(language.words('learn-keys-off'));
  });
});
