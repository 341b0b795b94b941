"""What must hold on every screen: what axe checks, what fits, what is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize

from .words import Select, Text, words_of

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = "color-contrast"
SEAL = re.compile(r"[0-9a-f]{8,}…?[0-9a-f]*")
NARROWEST: ViewportSize = {"width": 320, "height": 844}
"""A page of 1280 pixels at 400%."""
SHORT: tuple[ViewportSize, ...] = ({"width": 844, "height": 390}, {"width": 720, "height": 450})
"""A phone on its side, and a page of 1440 pixels at 200%: a table fits without scrolling."""
RUN_AXE = """async ([rules, looks]) => {
  const only = rules.length ? { runOnly: rules } : {};
  // Contrast of some texts alone, together with all else: what axe does first takes longest.
  const texts = looks?.map((look) => window.looks.get(look)) ?? [];
  for (const text of texts) text.setAttribute('data-unjudged', '');
  const selector = looks ? '[data-unjudged]' : '*';
  axe.configure({ rules: [{ id: 'color-contrast', selector }] });
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  for (const text of texts) text.removeAttribute('data-unjudged');
  // The words on a card, a piece or a rival are no label but part of a picture; its name tells it.
  const isPicture = (rule, node) =>
    rule.id === 'label-content-name-mismatch' && !/"btn/.test(node.html);
  return violations.flatMap((rule) => rule.nodes.filter((node) => !isPicture(rule, node)).map(
    ({ html, any }) => `${rule.id}: ${html.slice(0, 160)} ${any[0]?.message ?? rule.help}`));
}"""
LOOKS = """() => {
  window.looks = new Map();
  const known = new WeakMap();
  // A short number for a long text.
  const brief = (text) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
    }
    return 4294967296 * (2097151 & b) + (a >>> 0);
  };
  const look = (e) => {
    if (!e) return '';
    if (!known.has(e)) {
      const s = getComputedStyle(e);
      known.set(e, brief([look(e.parentElement), e.localName, e.getAttribute('class'),
        e.disabled, e.ariaDisabled, e.inert, s.color, s.fill, s.fontSize, s.fontWeight,
        s.backgroundColor, s.backgroundImage, s.borderImageSource, s.opacity, s.filter,
        s.mixBlendMode, s.textShadow, s.position].join('|')));
    }
    return known.get(e);
  };
  const says = (e) => (e.localName === 'input' || e.localName === 'textarea'
    ? e.value || e.placeholder
    : [...e.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim()));
  for (const e of document.querySelectorAll('body, body *'))
    if ((says(e) || e.localName === 'select') && e.checkVisibility()) window.looks.set(look(e), e);
  return [...window.looks.keys()];
}"""
"""How each text looks: its own style and that of everything it lies in, by where it belongs."""
OVERFLOW = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth && !window.scrollX) return [];
  const wide = [...document.querySelectorAll('body *')]
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > root.clientWidth + 1);
  return [`${root.scrollWidth} > ${root.clientWidth}`,
    ...wide.slice(0, 5).map((e) => `${e.tagName} ${e.className?.baseVal ?? e.className}`)];
}"""
SCROLL = """() => {
  const root = document.documentElement;
  return root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth
    ? [`${root.scrollWidth} x ${root.scrollHeight} in ${root.clientWidth} x ${root.clientHeight}`]
    : [];
}"""
SMALL_TARGETS = """(least) => {
  const dialog = document.querySelector('dialog:modal');
  const kinds = 'button, a[href], select, input, textarea, summary, [role=button], [role=tab]';
  // A piece of a Cóatl may be as small as it has to; what fits inside a sentence belongs to it.
  const isFree = (e) => e.matches('.serpent .piece')
    || (e.matches('a') && getComputedStyle(e).display === 'inline');
  const target = (e) => (e.matches('input, select') && e.closest('label')) || e;
  const all = [...(dialog ?? document).querySelectorAll(kinds)];
  const seen = all.filter((e) => !e.disabled && !isFree(e) && !e.closest('[inert], .hush')
    && e.checkVisibility({ visibilityProperty: true }));
  const reaches = (e, box, x, y) => {
    const hit = document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
    return hit !== null && e.contains(hit);
  };
  const isLarge = (e) => {
    let box = e.getBoundingClientRect();
    if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    box = e.getBoundingClientRect();
    // Something lies over it, such as the shade of a lesson.
    if (!reaches(e, box, 0, 0)) return true;
    const x = Math.max(box.width, least) / 2 - 1;
    const y = Math.max(box.height, least) / 2 - 1;
    return [[-x, 0], [x, 0], [0, -y], [0, y]].every(([dx, dy]) => reaches(e, box, dx, dy));
  };
  return [...new Set(seen.map(target))].filter((e) => !isLarge(e)).map((e) => {
    const { width, height } = e.getBoundingClientRect();
    const name = e.getAttribute('aria-label') ?? e.textContent.trim();
    const path = `${e.tagName.toLowerCase()}.${e.className}`;
    return `${path} “${name.slice(0, 40)}”: ${Math.round(width)} × ${Math.round(height)}`;
  });
}"""
TEXTS = """() => {
  const said = new Set();
  const add = (text) => {
    const plain = text?.replace(/\\s+/g, ' ').trim();
    if (plain) said.add(plain);
  };
  add(document.title);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let e = walk.nextNode(); e; e = walk.nextNode()) {
    // What is typed or computed is in no language.
    if (!e.checkVisibility() || e.closest('code')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(e.getAttribute(name));
    for (const child of e.childNodes) if (child.nodeType === Node.TEXT_NODE) add(child.data);
  }
  return [...said];
}"""


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is missing: run `make web/node_modules/.installed`"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str, looks: Sequence[int] | None = None) -> list[str]:
    """Return what axe finds, by all of its rules or by some; the contrast of some looks only."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(RUN_AXE, [rules, looks])
    return found


class Contrasts:
    """Judges how well texts can be read: once for each look, on whatever screen it is met first.

    The same part of a page in the same colours is as readable as it was before.
    """

    def __init__(self) -> None:
        self._judged: set[int] = set()

    def faults(self, page: Page, *rules: str) -> list[str]:
        """Return what axe finds among the texts that look like none before, and by other rules."""
        looks: list[int] = page.evaluate(LOOKS)
        assert looks, "no text"
        fresh = [look for look in looks if look not in self._judged]
        if not fresh and rules == (CONTRAST,):
            return []
        found = violations(page, *rules, looks=fresh)
        if not found:
            self._judged.update(fresh)
        return found


def overflow(page: Page) -> list[str]:
    """Return what makes a page scroll sideways."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found


def page_scroll(page: Page) -> list[str]:
    """Return by how much a page is larger than its window, in any direction."""
    found: list[str] = page.evaluate(SCROLL)
    return found


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Return what can be pressed but is smaller than a fingertip, hidden margins included."""
    found: list[str] = page.evaluate(SMALL_TARGETS, least)
    return found


def texts(page: Page) -> set[str]:
    """Return everything that is said: visible texts, names, titles."""
    found: Any = page.evaluate(TEXTS)
    return set(found)


@cache
def _names() -> frozenset[str]:
    return frozenset(words_of("en").messages)


def raw_names(said: set[str]) -> list[str]:
    """Return messages of which the name is shown instead of the words, and missing variables."""
    parts = {part for text in said for part in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text)}
    broken = {text for text in said if "{" in text or "$" in text or "undefined" in text}
    unknown = {text for text in said if re.fullmatch(r"[a-z]+(?:-[a-z0-9]+){2,}", text)}
    return sorted((parts & _names()) | broken | unknown)


@cache
def _alike(language: str) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    """Return the messages that say something of their own, in English and another language."""
    english, other = words_of("en"), words_of(language)
    names = [name for name, text in english.messages.items() if _has_letters(text)]
    return tuple((english.all(name), other.all(name)) for name in names)


def _has_letters(text: Text) -> bool:
    for part in text:
        if isinstance(part, str) and re.search(r"[^\W\d_]{2,}", part):
            return True
        if isinstance(part, Select) and all(_has_letters(each) for _, each in part.variants):
            return True
    return False


def left_over(english: set[str], said: set[str], language: str, names: set[str]) -> list[str]:
    """Return what is said in English on a page in another language.

    Both pages show the same; what both say must be made of names, or one message must say it in
    both languages.
    """
    found = []
    for text in english & said:
        rest = SEAL.sub("", text)
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "")
        if re.search(r"[^\W\d_]{2,}", rest) and not _says_it_alike(text, language):
            found.append(text)
    return sorted(found)


@cache
def _says_it_alike(text: str, language: str) -> bool:
    """Whether one message says a text in both languages; most are met on many screens."""
    return any(one.match(text) and other.match(text) for one, other in _alike(language))
