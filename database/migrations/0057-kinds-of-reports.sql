-- Which report a tariff is for, an order asks for, a dossier becomes. All there were so far are credit reports.
ALTER TABLE tariffs ADD COLUMN report_kind text NOT NULL DEFAULT 'credit' CHECK (report_kind IN ('credit', 'annual'));
ALTER TABLE orders ADD COLUMN report_kind text NOT NULL DEFAULT 'credit' CHECK (report_kind IN ('credit', 'annual'));
ALTER TABLE dossiers ADD COLUMN report_kind text NOT NULL DEFAULT 'credit' CHECK (report_kind IN ('credit', 'annual'));
