import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Split from 'lucide-react/icons/split';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/Button.js';
import * as t from './queue.words.en.js';
import type { LineProps } from './QueueLine.js';

/** Covers the end of the name but never the figures; visible only on hover or focus. */
export function LineActions({ line, name, place, last, up, down, write, remove }: LineProps & { name: string }) {
  return (
    <span className="absolute top-0.5 right-1 flex items-center bg-inherit opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100">
      <IconButton
        label={t.moveWishUp({ wish: name })}
        size="sm"
        disabled={place === 1}
        icon={<ChevronUp size={16} aria-hidden="true" />}
        onClick={up}
        className="pointer-coarse:hidden"
      />
      <IconButton
        label={t.moveWishDown({ wish: name })}
        size="sm"
        disabled={last}
        icon={<ChevronDown size={16} aria-hidden="true" />}
        onClick={down}
        className="pointer-coarse:hidden"
      />
      {!line.taken && (
        <IconButton
          label={line.id === null ? t.changeWish({ wish: name }) : t.conditionsOf({ player: name })}
          size="sm"
          icon={<Split size={16} aria-hidden="true" />}
          onClick={write}
        />
      )}
      <IconButton
        label={t.removeWish({ wish: name })}
        data-remove=""
        size="sm"
        icon={<X size={16} aria-hidden="true" />}
        onClick={remove}
      />
    </span>
  );
}
