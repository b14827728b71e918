import { answersIn, calls } from '../wire/call.js';
import { changeSettingsSchema, previewSettingsSchema } from './settings.schema.js';

const answer = answersIn(() => import('../leagues/settings.answers.js'));

export const settingsCalls = calls({
  'GET /:league_id/settings': { who: 'member', answer: answer('settingsAnswer') },
  'POST /:league_id/settings/preview': {
    who: 'commissioner',
    body: previewSettingsSchema,
    answer: answer('settingsPreviewAnswer'),
  },
  'PATCH /:league_id/settings': {
    who: 'commissioner',
    body: changeSettingsSchema,
    key: true,
    answer: answer('settingsChangedAnswer'),
    refuses: [409],
  },
  'DELETE /:league_id/settings/coming/:change_id': {
    who: 'commissioner',
    key: true,
    answer: answer('settingsChangedAnswer'),
    refuses: [409],
  },
});
