import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../ui/layers/toast.js';
import { saveCsv, type CsvTable } from './csv.js';
import * as t from './files.words.en.js';

/** Downloads a table as CSV with the screen's filters and columns. Loads missing rows first. */
export function DownloadCsv({
  name,
  table,
  disabled = false,
}: {
  name: string;
  table: () => CsvTable | Promise<CsvTable>;
  disabled?: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveCsv(name, await table());
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof Error ? error.message : t.fileCouldNotBeMade,
      });
    } finally {
      setBusy(false);
    }
  };
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
