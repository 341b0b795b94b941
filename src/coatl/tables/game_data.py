"""What differs between the games in what readers are shown: one of these each."""

from __future__ import annotations

from typing import Annotated

from coatl.board.analysis.lens_data import BoardLensData, BoardScoresData
from coatl.board.analysis.view_data import BoardViewData, BoardWarning
from coatl.cards.analysis.lens_data import CardLensData, CardScoresData
from coatl.cards.analysis.view_data import CardViewData, CardWarning
from coatl.core.data import ToldApartBy

AnyView = Annotated[BoardViewData | CardViewData, ToldApartBy("game")]
AnyLens = Annotated[BoardLensData | CardLensData, ToldApartBy("game")]
AnyScores = Annotated[BoardScoresData | CardScoresData, ToldApartBy("game")]
AnyWarning = (
    Annotated[BoardWarning, ToldApartBy("code")] | Annotated[CardWarning, ToldApartBy("code")]
)
