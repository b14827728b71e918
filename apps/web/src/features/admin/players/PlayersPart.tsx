import { useAdminConfig } from '../admin.data.js';
import { ConflictsPanel } from './ConflictsPanel.js';
import { ImportsPanel } from '../imports/ImportsPanel.js';
import { NhlSourcesPanel } from './NhlSourcesPanel.js';
import { PlayerStatusPanel } from './PlayerStatusPanel.js';
import { SheetPanel } from '../imports/SheetPanel.js';
import { TwinsPanel } from './TwinsPanel.js';
import { UploadPanel } from '../imports/UploadPanel.js';
import { WorldPanel } from '../imports/WorldPanel.js';

export function PlayersPart() {
  const season = useAdminConfig().data?.current_season;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <WorldPanel />
        <NhlSourcesPanel />
      </div>
      <PlayerStatusPanel />
      <ConflictsPanel />
      <TwinsPanel />
      {season !== undefined && <SheetPanel key={season} season={season} />}
      <UploadPanel />
      <ImportsPanel />
    </div>
  );
}
