import type { TeamMarkName } from '@crease/core/team-mark.js';
import { TEAM_PATHS } from './team-paths.js';

export const TeamGlyph = ({ mark }: { mark: TeamMarkName }) => (
  <svg viewBox="0 0 24 24" className="size-[68%]">
    <path d={TEAM_PATHS[mark]} fill="#fff" fillRule="evenodd" />
  </svg>
);
