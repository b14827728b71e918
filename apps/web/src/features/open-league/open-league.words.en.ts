export const rostersRestSinceSeasonEnd = ({ lastDay, nextFirstDay }: { lastDay: string; nextFirstDay: string }) =>
  `Rosters rest since the regular season ended on ${lastDay}: no player can be added, claimed or traded until the league’s season is over. The next one usually starts on ${nextFirstDay}.`;

export const deadlineHint = 'In your own time zone. It can be moved until it has passed.';
export const sheetDeadlineSoonHint = 'At that moment the sheets are locked, and players on none are released.';
export const confirmDeadlineWithinHour = 'Less than an hour: I mean it';
