"""What must hold on every screen: what axe checks, what fits, what is said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .words import Select, Text, words_of

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEAL = re.compile(r"[0-9a-f]{8,}…?[0-9a-f]*")
WIDTHS = (320, 390, 768, 1024, 1440)
"""A page of 1280 pixels is 320 wide at 400%."""
RUN_AXE = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  // The words on a card, a piece or a rival are no label but part of a picture; its name tells it.
  const isPicture = (rule, node) =>
    rule.id === 'label-content-name-mismatch' && !/"btn/.test(node.html);
  return violations.flatMap((rule) => rule.nodes.filter((node) => !isPicture(rule, node)).map(
    ({ html, any }) => `${rule.id}: ${html.slice(0, 160)} ${any[0]?.message ?? rule.help}`));
}"""
OVERFLOW = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth && !window.scrollX) return [];
  const wide = [...document.querySelectorAll('body *')]
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > root.clientWidth + 1);
  return [`${root.scrollWidth} > ${root.clientWidth}`,
    ...wide.slice(0, 5).map((e) => `${e.tagName} ${e.className?.baseVal ?? e.className}`)];
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
    assert AXE.is_file(), "axe-core is missing: run `make client`"
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds, by all of its rules or by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(RUN_AXE, list(rules))
    return found


def overflow(page: Page) -> list[str]:
    """Return what makes a page scroll sideways."""
    found: list[str] = page.evaluate(OVERFLOW)
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
        if re.search(r"[^\W\d_]{2,}", rest) and not any(
            one.match(text) and other.match(text) for one, other in _alike(language)
        ):
            found.append(text)
    return sorted(found)
