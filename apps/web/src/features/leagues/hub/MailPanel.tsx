import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import type { MailView } from '@crease/core/leagues/league.answers.js';
import { useLeagueMail } from '../../open-league/league-data.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { copyText } from './copy-text.js';
import * as t from './hub.words.en.js';

const STATUS: Record<MailView['status'], { word: string; tone: Tone }> = {
  sent: { word: t.sent, tone: 'good' },
  waiting: { word: t.waiting, tone: 'neutral' },
  failed: { word: t.failed, tone: 'bad' },
  kept: { word: t.notSentCopyIt, tone: 'warn' },
};

/** Without a mail server, messages are stored here for the commissioner to pass on. */
export function MailPanel({ leagueId }: { leagueId: string }) {
  const query = useLeagueMail(leagueId);
  const [open, setOpen] = useState<MailView | null>(null);
  return (
    <Panel
      title={t.messages}
      flush
      state={panelState(query, (mail) =>
        mail.length === 0 ? { words: t.noMessagesYet, detail: t.mailInvitationsListedHere } : null,
      )}
    >
      <ul className="scroll-slim max-h-96 overflow-y-auto">
        {query.data?.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-1.5 last:border-b-0"
          >
            <span className="min-w-40 flex-1">
              <span className="block font-medium break-words">{mail.to}</span>
              <span className="block text-xs text-ink-3">
                {mail.subject} · <RelativeTime at={mail.created_at} />
              </span>
              {mail.failed_reason !== null && <span className="block text-xs text-bad">{mail.failed_reason}</span>}
            </span>
            <Badge tone={STATUS[mail.status].tone}>{STATUS[mail.status].word}</Badge>
            <Button size="sm" onClick={() => setOpen(mail)}>
              {t.open}
            </Button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Dialog
          open
          size="md"
          onClose={() => setOpen(null)}
          title={open.subject}
          description={t.toAddress({ address: open.to })}
          footer={
            <Button
              variant="primary"
              icon={<Copy size={16} aria-hidden="true" />}
              onClick={() => void copyText(open.body, t.messageCopied)}
            >
              {t.copyMessage}
            </Button>
          }
        >
          <p className="rounded-md border border-line bg-sunken p-4 leading-relaxed break-words whitespace-pre-line">
            {open.body}
          </p>
        </Dialog>
      )}
    </Panel>
  );
}
