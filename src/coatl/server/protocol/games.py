"""What differs between the games in the data that clients are sent: one of these each."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from coatl.board.analysis.lens_data import BoardLensData, BoardScoresData
from coatl.board.analysis.view_data import BoardViewData, BoardWarning
from coatl.cards.analysis.lens_data import CardLensData, CardScoresData
from coatl.cards.analysis.view_data import CardViewData, CardWarning

AnyView = Annotated[BoardViewData | CardViewData, Field(discriminator="game")]
AnyLens = Annotated[BoardLensData | CardLensData, Field(discriminator="game")]
AnyScores = Annotated[BoardScoresData | CardScoresData, Field(discriminator="game")]
AnyWarning = (
    Annotated[BoardWarning, Field(discriminator="code")]
    | Annotated[CardWarning, Field(discriminator="code")]
)
