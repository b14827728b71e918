import type { TeamMarkName } from '@crease/core/team-mark.js';
import { TEAM_PATHS } from './team-paths.js';

/** The drawn mark of a team in its tile. */
export const TeamGlyph = ({ mark }: { mark: TeamMarkName }) => (
  <svg viewBox="0 0 24 24" className="size-[68%]">
    <path d={TEAM_PATHS[mark]} fill="#fff" fillRule="evenodd" />
  </svg>
);
