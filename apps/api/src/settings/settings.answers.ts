import { rulesAnswer, rulesHistoryAnswer, rulesTextAnswer } from '@crease/core/settings/rulebook.answers.js';
import { settingsAnswer, settingsChangedAnswer, settingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { RulebookController } from './rulebook.controller.js';
import { SettingsController } from './settings.controller.js';

export const settingsAnswers = [
  answersOf(SettingsController, {
    view: answer(settingsAnswer),
    preview: answer(settingsPreviewAnswer),
    change: answer(settingsChangedAnswer, 409),
    changePlay: answer(settingsChangedAnswer, 409),
    takeBack: answer(settingsChangedAnswer, 409),
  }),
  answersOf(RulebookController, {
    rules: answer(rulesAnswer),
    history: answer(rulesHistoryAnswer),
    write: answer(rulesTextAnswer, 409),
  }),
];
