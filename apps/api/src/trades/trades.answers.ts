import { inboxAnswer } from '@crease/core/trades/inbox.answers.js';
import {
  conditionLedgerAnswer,
  conditionView,
  tradableAssetsAnswer,
  tradeAnswer,
  tradeBlockAnswer,
  tradeBlockView,
  tradeListAnswer,
  tradePreview,
  tradeReversalView,
  tradeSettingsAnswer,
  tradeView,
} from '@crease/core/trades/trade.answers.js';
import { answer, answersOf } from '../platform/http/answers.js';
import { TradeConditionsController } from './trade-conditions.controller.js';
import { TradeInboxController } from './trade-inbox.controller.js';
import { TradeController } from './trade.controller.js';

const command = answer(tradeAnswer, 409);

export const tradeAnswers = [
  answersOf(TradeInboxController, { inbox: answer(inboxAnswer) }),
  answersOf(TradeController, {
    view: answer(tradeView),
    list: answer(tradeListAnswer),
    propose: command,
    preview: answer(tradePreview),
    enter: command,
    settings: answer(tradeSettingsAnswer),
    change: answer(tradeSettingsAnswer),
    assets: answer(tradableAssetsAnswer),
    withdraw: command,
    decline: command,
    counter: command,
    accept: command,
    veto: command,
    vote: command,
    reversalPreview: answer(tradeReversalView, 403, 409),
    reverse: command,
  }),
  answersOf(TradeConditionsController, {
    ledger: answer(conditionLedgerAnswer),
    propose: answer(conditionView, 409),
    confirm: answer(conditionView, 409),
    block: answer(tradeBlockAnswer),
    writeBlock: answer(tradeBlockView),
  }),
];
