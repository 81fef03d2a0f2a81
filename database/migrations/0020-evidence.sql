-- A source has a name in both languages; what a person says about evidence that looks wrong is kept with the fact.
ALTER TABLE facts
  ADD COLUMN source_ru             text,
  ADD COLUMN evidence_reason       text,
  ADD COLUMN evidence_confirmed_by text,
  ADD COLUMN evidence_confirmed_at timestamptz,
  DROP CONSTRAINT facts_method_check,
  ADD CONSTRAINT facts_method_check
    CHECK (method IN ('register', 'filing', 'interview', 'media', 'computed', 'analyst', 'customer')),
  ADD CONSTRAINT facts_evidence_confirmed
    CHECK ((evidence_reason IS NULL) = (evidence_confirmed_by IS NULL)
       AND (evidence_reason IS NULL) = (evidence_confirmed_at IS NULL));

ALTER TABLE section_excuses ADD COLUMN source_ru text;

-- Why a report with little in it was approved all the same: the customer reads it, so it exists in both languages.
ALTER TABLE dossiers
  ADD COLUMN thin_reason_en text,
  ADD COLUMN thin_reason_ru text,
  ADD COLUMN thin_reason_by text,
  ADD CONSTRAINT dossiers_thin_reason
    CHECK ((thin_reason_en IS NULL) = (thin_reason_ru IS NULL)
       AND (thin_reason_en IS NULL) = (thin_reason_by IS NULL));

-- A step of which one source answered and another did not.
ALTER TABLE work_items
  DROP CONSTRAINT work_items_outcome_check,
  ADD CONSTRAINT work_items_outcome_check
    CHECK (outcome IN ('found', 'nothing_found', 'partly', 'unavailable'));
