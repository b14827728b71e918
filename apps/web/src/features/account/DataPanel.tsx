import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { request } from '../../platform/api-client.js';
import { endSession } from '../../platform/auth-store.js';
import { saveFile } from '../../platform/save-file.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { Panel } from '../../ui/Panel.js';
import { showToast, toastWhile } from '../../ui/toast.js';
import { useAccount, useRefresh } from './account.data.js';
import { ProvenDialog } from './ProvenDialog.js';

const FILE = 'crease-my-data.json';
const WORDS = 'delete my account';

export function DataPanel() {
  const account = useAccount().data;
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const download = () => {
    setBusy(true);
    void toastWhile(request('GET /auth/export').then(save), {
      loading: 'Collecting your data…',
      success: `${FILE} was downloaded`,
    })
      .catch(() => undefined)
      .finally(() => {
        setBusy(false);
        refresh();
      });
  };
  return (
    <Panel title="Your data">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-48 flex-1 text-sm text-ink-2">
            Everything that is kept of you, as one file: your account, sessions, leagues and messages.
          </p>
          <Button icon={<Download size={16} aria-hidden="true" />} busy={busy} onClick={download}>
            Download my data
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-48 flex-1 text-sm text-ink-2">
            Deleting your account takes your name out of your leagues. Your teams keep their rosters and can be given to
            somebody else.
          </p>
          <Button variant="danger" disabled={account === undefined} onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </div>
      </div>
      {deleting && account !== undefined && <DeleteDialog account={account} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

const save = (data: unknown) => saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE);

function DeleteDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  return (
    <ProvenDialog
      account={account}
      title="Delete your account?"
      description="This permanently deletes your sign-in, your sessions, your pictures and your name in every league. Your picks and trades stay, without your name."
      button="Delete my account"
      danger
      initial={{ confirm: '' }}
      ready={({ confirm }) => confirm.trim().toLowerCase() === WORDS}
      send={(proof) => request('POST /auth/delete-account', { body: { ...proof, confirm: WORDS } })}
      onDone={() => {
        showToast({ kind: 'success', text: 'Your account was deleted' });
        endSession();
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={`Type “${WORDS}”`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('confirm')}
        />
      )}
    </ProvenDialog>
  );
}
