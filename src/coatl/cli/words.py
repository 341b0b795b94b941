"""What the terminal says: messages in the reader's language, from the same texts as the browser's.

Texts are Project Fluent files in `src/coatl/locales/LANGUAGE/`; `cli*.ftl` are for the terminal
alone, the others are shared. `say("cli-turn", name="Ana")` formats a message; whatever reads it
again after `choose_language` speaks the new language.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from coatl.core.errors import OptionError

LANGUAGES = ("en", "fr", "pt-BR")
_FALLBACK = "en"
_chosen = [_FALLBACK]


def choose_language(name: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Speak the named language from now on; without a name, the one the environment asks for."""
    if name is None:
        asked = (environment.get(key, "") for key in ("COATL_LANGUAGE", "LC_ALL", "LC_MESSAGES"))
        wanted = [*asked, *environment.get("LANGUAGE", "").split(":"), environment.get("LANG", "")]
        _chosen[0] = detect_language(wanted)
    else:
        found = _find_language(name)
        if found is None:
            raise OptionError(f"--language {name!r}: expected one of {', '.join(LANGUAGES)}")
        _chosen[0] = found
    return _chosen[0]


def current_language() -> str:
    """Return the language that is spoken now."""
    return _chosen[0]


def detect_language(wanted: Iterable[str]) -> str:
    """Return the first wanted language that we speak, by its main part; English otherwise."""
    return next((found for tag in wanted if (found := _find_language(tag))), _FALLBACK)


def _find_language(tag: str) -> str | None:
    main = tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return next((name for name in LANGUAGES if name.partition("-")[0] == main), None)


def say(name: str, **arguments: str | int) -> str:
    """Return a message in the language that is spoken now."""
    for language in (_chosen[0], _FALLBACK):
        bundle = load_bundle(language)
        if bundle.has_message(name):
            value = bundle.get_message(name).value
            if value is not None:
                text, errors = bundle.format_pattern(value, arguments)
                if errors:
                    raise KeyError(f"{language}: {name}: {errors[0]}")
                return str(text)
    raise KeyError(name)


@lru_cache(maxsize=len(LANGUAGES))
def load_bundle(language: str) -> FluentBundle:
    """Read all texts of a language."""
    # Without marks of direction, which terminals show as boxes; all our languages run the same way.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("coatl").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
