import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { saveText } from '#ui/base/save-text.ts';
import { exportAudit } from '#workflows/read-audit/contract.ts';
import { fetchStaffFile } from '../session/staff-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { type AuditView, queryOf } from './audit-view.ts';

/** Saves what is looked for, every page of it. */
export function ExportAudit({ view }: { view: AuditView }) {
  const { audit } = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const blob = await fetchStaffFile(`/api/v1${exportAudit.path}?${queryOf(view)}`);
      // Reading it as text took the mark away by which spreadsheets know the script.
      saveText(`\ufeff${await blob.text()}`, 'audit-log.csv');
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button look="secondary" disabled={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? audit.exporting : audit.export}
      </Button>
      <span role="status">{state === 'failed' ? audit.exportFailed : null}</span>
    </>
  );
}
