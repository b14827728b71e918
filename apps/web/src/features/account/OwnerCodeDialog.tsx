import { useMutation } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { renew } from '../../platform/session/auth-store.js';
import { failureOf } from '../../platform/requests/failure.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { showToast } from '../../ui/layers/toast.js';
import { useRefresh } from './account.data.js';
import * as t from './account.words.en.js';

export function OwnerCodeDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  const claim = useMutation({
    mutationFn: (body: { code: string }) => request('POST /auth/site-owner', { body }),
    onSuccess: async () => {
      // The new role is part of the next access token.
      await renew();
      showToast({
        kind: 'success',
        text: t.youAreSiteOwner,
        detail: t.adminConsoleHint,
      });
      refresh();
      onClose();
    },
  });
  const form = useFields({ code: '' }, claim);
  return (
    <FormDialog
      onClose={onClose}
      title={t.becomeTheSiteOwner}
      description={t.ownerCodeHint}
      submit={t.becomeSiteOwner}
      ready={form.values.code.trim() !== ''}
      busy={claim.isPending}
      error={failureOf(claim.error, ['code'])}
      onSubmit={() => claim.mutate({ code: form.values.code })}
    >
      <TextField
        label={t.code}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        required
        maxLength={60}
        {...form.text('code')}
      />
    </FormDialog>
  );
}
