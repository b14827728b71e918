import { locale } from '@crease/core/locale.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { formatPoints } from '../../open-league/points.js';
import * as t from './settings.words.en.js';

type Moves = SettingsPreviewAnswer['changes'][number]['moves'];

const signed = (points: number): string => (points > 0 ? `+${formatPoints(points)}` : formatPoints(points));

/** Points that each team would have under other weights this season, largest gain first. */
export function TeamMoves({ moves }: { moves: Moves }) {
  const rows = moves
    .map((move) => ({ ...move, gained: sumOfPoints([move.would_be, -move.points]) }))
    .sort((one, two) => two.gained - one.gained || locale.compare(one.name, two.name));
  return (
    <div
      className="scroll-slim mt-1 max-h-72 overflow-auto rounded-md border border-line"
      tabIndex={0}
      role="group"
      aria-label={t.seasonByNewScoring}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="px-3 py-2 text-left text-xs text-ink-3">{t.seasonByNewScoringHint}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th scope="col" className="px-3 py-1 text-left font-medium">
              {t.team}
            </th>
            {[t.pointsNow, t.byTheseWeights, t.change].map((title) => (
              <th key={title} scope="col" className="px-3 py-1 text-right font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team_id, name, points, would_be, gained }) => (
            <tr key={team_id} className="border-b border-line last:border-b-0">
              <th scope="row" className="max-w-0 w-full truncate px-3 py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right">{formatPoints(points)}</td>
              <td className="px-3 py-1.5 text-right">{formatPoints(would_be)}</td>
              <td className="px-3 py-1.5 text-right font-medium">{signed(gained)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
