import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import { USUAL_KINDS, WEBHOOK_KIND_KEYS, WEBHOOK_KINDS } from '@crease/core/notifications/webhook.kinds.js';
import { SERVICE_WORDS } from '@crease/core/notifications/webhook.words.js';
import { useFields } from '../../../platform/use-fields.js';
import { TextField } from '../../../ui/Field.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { Checkbox } from '../../../ui/Switch.js';
import { showToast } from '../../../ui/toast.js';
import { useWebhookActs } from './webhook.data.js';

const WAY =
  'Discord: the channel’s settings, Integrations, Webhooks, Copy Webhook URL. Slack: the app “Incoming Webhooks”, the channel, Copy.';

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
      title={webhook === null ? 'Post to Discord or Slack' : 'Channel and contents'}
      submit={webhook === null ? 'Connect' : 'Save'}
      ready={kinds.length > 0 && (webhook !== null || address.trim() !== '')}
      {...form.sending}
      onSubmit={() =>
        set.mutate(
          { address: address.trim() === '' ? null : address.trim(), kinds, on: webhook?.on ?? true },
          {
            onSuccess: () => {
              showToast({ kind: 'success', text: webhook === null ? 'Connected' : 'Saved' });
              onClose();
            },
          },
        )
      }
    >
      <TextField
        label={webhook === null ? 'Address of the webhook' : 'Another address (optional)'}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        data-autofocus={webhook === null ? '' : undefined}
        placeholder={
          webhook === null
            ? 'https://discord.com/api/webhooks/…'
            : `${SERVICE_WORDS[webhook.service]}, ending in ${webhook.ending}`
        }
        hint={WAY}
        {...form.text('address')}
      />
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-sm font-medium text-ink-2">What is posted</legend>
        {WEBHOOK_KIND_KEYS.map((kind) => (
          <Checkbox
            key={kind}
            label={WEBHOOK_KINDS[kind].label}
            hint={WEBHOOK_KINDS[kind].about}
            checked={kinds.includes(kind)}
            onChange={(on) =>
              form.set({ kinds: WEBHOOK_KIND_KEYS.filter((one) => (one === kind ? on : kinds.includes(one))) })
            }
            className="py-1"
          />
        ))}
      </fieldset>
      <p className="text-xs text-ink-3">
        Only what everybody in the league can read in its log. Offers, drafts of offers and unpublished sheets stay
        inside.
      </p>
    </FormDialog>
  );
}
