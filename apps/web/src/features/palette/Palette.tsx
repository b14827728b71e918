import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useAuth } from '../../platform/session/auth-store.js';
import { IconButton } from '../../ui/Button.js';
import { Layer, LayerHost, useModal } from '../../ui/layers/layers.js';
import { useRootMark } from '../../ui/layers/root-mark.js';
import type { Entry } from './palette.model.js';
import { PaletteKeys, PaletteList, PaletteStatus } from './PaletteList.js';
import { keepChosen } from './recent.js';
import * as t from './palette.words.en.js';
import { useSections } from './use-sections.js';

/**
 * Finds pages and actions. Local entries respond to each letter; players follow when the server has answered. A
 * combobox with a list (ARIA): the focus stays in the box, the arrows move in the list.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    setHost(element);
  }, []);
  return (
    <Layer>
      <Frame attach={attach} dialog={dialog} onClose={onClose}>
        <LayerHost value={host}>
          <Finder id={id} onClose={onClose} />
        </LayerHost>
      </Frame>
    </Layer>
  );
}

function Frame({
  attach,
  dialog,
  onClose,
  children,
}: {
  attach: (element: HTMLDialogElement | null) => void;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  useModal(dialog);
  useRootMark('data-modal');
  return (
    <dialog
      ref={attach}
      aria-modal="true"
      aria-label={t.find}
      tabIndex={-1}
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade items-start justify-center overflow-hidden bg-scrim text-ink outline-none backdrop:bg-transparent open:flex sm:p-6 sm:pt-[min(6rem,8dvh)]"
    >
      {children}
    </dialog>
  );
}

function Finder({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  const uid = useAuth((state) => state.user?.uid ?? '');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { sections, leagueId, players } = useSections(typed);
  const all = sections.flatMap((section) => section.entries);
  const at = Math.max(
    0,
    all.findIndex((entry) => entry.id === chosen),
  );

  const choose = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    keepChosen(uid, leagueId, entry);
    onClose();
    if (entry.to === undefined) entry.run?.();
    else void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      setChosen(all[(at + step + all.length) % all.length]?.id ?? null);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(all[at]);
    }
  };
  return (
    <div className="flex h-full w-full flex-col overflow-hidden bg-raised sm:h-auto sm:max-h-[min(36rem,84dvh)] sm:max-w-xl sm:animate-rise sm:rounded-lg sm:border sm:border-line sm:shadow-3">
      <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4 forced-colors:has-[input:focus-visible]:outline-2 forced-colors:has-[input:focus-visible]:-outline-offset-2">
        <Search size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
        <input
          data-autofocus=""
          role="combobox"
          aria-label={t.findLabel}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
          placeholder={t.findPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 bg-transparent text-md text-ink outline-none placeholder:text-ink-3"
        />
        <IconButton label={t.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      <PaletteList id={id} sections={sections} at={at} onPoint={setChosen} onChoose={choose} />
      <PaletteStatus typed={typed} found={all.length} players={players} />
      <PaletteKeys />
    </div>
  );
}
