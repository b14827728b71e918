import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import { ReasonField } from '../../../ui/fields/ReasonField.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import { Panel } from '../../../ui/page/Panel.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { cx } from '../../../ui/cx.js';
import type { UnsentOfferState } from './use-unsent-offer.js';
import * as t from './offer.words.en.js';

/** The offer's message and duration; or a commissioner's reason, and whether rules apply. */
export function OfferWords({
  behalf,
  partner,
  message,
  days,
  override,
  write,
}: { behalf: boolean; partner: string } & Pick<UnsentOfferState, 'message' | 'days' | 'override' | 'write'>) {
  return (
    <Panel title={behalf ? t.whyYouEnterIt : t.message}>
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        {behalf ? (
          <ReasonField hint={t.leagueCanReadHint} value={message} onChange={(text) => write({ message: text })} />
        ) : (
          <Field
            label={partner === '' ? t.messageToOtherTeam : t.messageTo({ team: partner })}
            hint={t.onlyTwoTeamsSeeHint}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={TRADE_LIMITS.message}
                value={message}
                onChange={(event) => write({ message: event.target.value })}
                className={cx(controlClass, 'h-auto min-h-16 py-2')}
              />
            )}
          </Field>
        )}
        {behalf ? (
          <Checkbox
            label={t.overrideRules}
            hint={t.overrideRulesHint}
            checked={override}
            onChange={(on) => write({ override: on })}
            className="sm:mt-5"
          />
        ) : (
          <Stepper
            label={t.daysOpen}
            value={days}
            min={TRADE_LIMITS.days.min}
            max={TRADE_LIMITS.days.max}
            onChange={(count) => write({ days: count })}
          />
        )}
      </div>
    </Panel>
  );
}
