import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { channelHints, channelLabels } from '@crease/core/notifications/kinds/kinds.words.js';
import { USUAL_KINDS, WEBHOOK_KIND_KEYS } from '@crease/core/notifications/webhook.kinds.js';
import { SERVICE_WORDS } from '@crease/core/notifications/webhook.rules.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useWebhookActs } from './webhook.data.js';
import * as t from './hub.words.en.js';

const WAY = t.webhookAddressHint;

/** The webhook's address and filter. The address is pasted once and never shown again. */
export function WebhookDialog({
  leagueId,
  webhook,
  onClose,
}: {
  leagueId: string;
  webhook: WebhookAnswer['webhook'];
  onClose: () => void;
}) {
  const { set } = useWebhookActs(leagueId);
  const form = useFields({ address: '', kinds: [...(webhook?.kinds ?? USUAL_KINDS)] }, set);
  const { address, kinds } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={webhook === null ? t.postToDiscordOrSlack : t.channelAndContents}
      submit={webhook === null ? t.connect : t.save}
      ready={kinds.length > 0 && (webhook !== null || address.trim() !== '')}
      {...form.sending}
      onSubmit={() =>
        set.mutate(
          { address: address.trim() === '' ? null : address.trim(), kinds, on: webhook?.on ?? true },
          {
            onSuccess: () => {
              showToast({ kind: 'success', text: webhook === null ? t.connected : t.saved });
              onClose();
            },
          },
        )
      }
    >
      <TextField
        label={webhook === null ? t.addressOfWebhook : t.anotherAddressOptional}
        inputMode="url"
        required={webhook === null}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={webhook === null ? '' : undefined}
        placeholder={
          webhook === null
            ? 'https://discord.com/api/webhooks/…'
            : t.serviceEndingIn({ service: SERVICE_WORDS[webhook.service], ending: webhook.ending })
        }
        hint={WAY}
        {...form.text('address')}
      />
      <KindsField kinds={kinds} onChange={(next) => form.set({ kinds: next })} />
      <p className="text-xs text-ink-3">{t.whatIsPostedHint}</p>
    </FormDialog>
  );
}

type Kinds = (typeof WEBHOOK_KIND_KEYS)[number][];

function KindsField({ kinds, onChange }: { kinds: readonly Kinds[number][]; onChange: (kinds: Kinds) => void }) {
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 text-sm font-medium text-ink-2">{t.whatIsPosted}</legend>
      {WEBHOOK_KIND_KEYS.map((kind) => (
        <Checkbox
          key={kind}
          label={channelLabels[kind]}
          hint={channelHints[kind]}
          checked={kinds.includes(kind)}
          onChange={(on) => onChange(WEBHOOK_KIND_KEYS.filter((one) => (one === kind ? on : kinds.includes(one))))}
          className="py-1"
        />
      ))}
    </fieldset>
  );
}
