import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/Button.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { showToast } from '../../ui/layers/toast.js';
import { saveCsv, type CsvTable } from './csv.js';
import * as t from './files.words.en.js';

export interface DownloadCsvProps {
  name: string;
  table: () => CsvTable | Promise<CsvTable>;
  disabled?: boolean;
}

function useDownload(name: string, table: DownloadCsvProps['table']) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveCsv(name, await table());
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof Error ? error.message : t.fileCouldNotBeMade,
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

/** Downloads a table as CSV with the screen's filters and columns. Loads missing rows first. */
export function DownloadCsv({ name, table, disabled = false }: DownloadCsvProps) {
  const { busy, save } = useDownload(name, table);
  return (
    <Button
      size="sm"
      className="max-sm:gap-0"
      icon={<Download size={14} aria-hidden="true" />}
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      {/* A phone has room only for the icon. */}
      <span className="max-sm:sr-only">{t.downloadCsv}</span>
    </Button>
  );
}

/** The same as an item of a menu. */
export function DownloadCsvItem({ name, table, disabled = false }: DownloadCsvProps) {
  const { busy, save } = useDownload(name, table);
  return (
    <MenuItem icon={<Download size={14} aria-hidden="true" />} disabled={disabled || busy} onSelect={() => void save()}>
      {t.downloadCsv}
    </MenuItem>
  );
}
