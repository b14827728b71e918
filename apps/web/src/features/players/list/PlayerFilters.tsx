import { memo, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { Others, Ranges, type FiltersProps } from './FilterFields.js';
import { PositionChips } from './QuickFilters.js';
import { filterCount } from '../players.model.js';
import * as t from './list.words.en.js';

export const PlayerFilters = memo(function PlayerFilters(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.view);
  return (
    <>
      <Button
        className="max-sm:px-2.5"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{count === 0 ? t.filters : t.filtersSet({ count })}</span>
        {count > 0 && (
          <span aria-hidden="true" className="sm:hidden">
            {count}
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="md"
        title={t.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={props.onClear}>
              {t.clearAll}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t.showPlayers({ count: props.shown })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <PositionChips view={props.view} set={props.set} />
          <Ranges {...props} />
          <Others {...props} />
          <div className="flex flex-col sm:flex-row sm:gap-x-5">
            <Checkbox label={t.rookies} checked={props.view.rookies} onChange={(rookies) => props.set({ rookies })} />
            {props.room !== null && (
              <Checkbox label={t.fitsMyCap} checked={props.view.fits} onChange={(fits) => props.set({ fits })} />
            )}
            <Checkbox
              label={t.contractEndsThisSeason}
              checked={props.view.expiring}
              onChange={(expiring) => props.set({ expiring })}
            />
            <Checkbox
              label={t.onMyWatchList}
              checked={props.view.watched}
              onChange={(watched) => props.set({ watched })}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
});
