/** Who takes the device goes on with one key. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '$kit/words';
import Curtain from '../../src/table/Curtain.svelte';

beforeEach(() => language.choose('en', false));

describe('the curtain', () => {
  it.each([true, false])('has the focus on its button when it appears (turn: %s)', (isTurn) => {
    render(Curtain, {
      words: language.words,
      name: 'Ana',
      mask: { name: 'jaguar', ground: '#000' },
      isTurn,
      onready: vi.fn(),
    });
    flushSync();
    expect(screen.getByRole('button', { name: 'I am Ana' })).toHaveFocus();
  });
});
