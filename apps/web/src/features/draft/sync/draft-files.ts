import { download, fileName } from '../../../platform/files/download.js';
import * as t from './sync.words.en.js';

export const downloadResults = (leagueId: string, draftId: string, name: string): Promise<void> =>
  download(`${leagueId}/drafts/${draftId}/export.csv`, `${fileName(name)}.csv`, t.resultsNotExported);

export const downloadNight = (leagueId: string, draftId: string, name: string): Promise<void> =>
  download(`${leagueId}/drafts/${draftId}/night.ics`, `${fileName(name)}.ics`, t.dateNotFetched);
