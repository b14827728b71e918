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
      {query.data?.some(({ status }) => status === 'kept') === true && (
        <p className="border-b border-line bg-sunken px-4 py-2 text-sm text-ink-2">{t.sendMessagesYourself}</p>
      )}
      <ul className="scroll-slim max-h-96 overflow-y-auto">
        {query.data?.map((mail) => (
          <li key={mail.id} className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <span className="min-w-0 font-medium wrap-anywhere">{mail.to}</span>
                <Badge tone={STATUS[mail.status].tone}>{STATUS[mail.status].word}</Badge>
              </span>
              <span className="line-clamp-2 text-xs text-ink-2 wrap-anywhere" title={mail.subject}>
                {mail.subject}
              </span>
              <RelativeTime at={mail.created_at} className="block text-xs text-ink-3" />
              {mail.failed_reason !== null && <span className="block text-xs text-bad">{mail.failed_reason}</span>}
            </span>
            <Button size="sm" aria-label={t.openMessageTo({ address: mail.to })} onClick={() => setOpen(mail)}>
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
