-- A statement that writes facts is asked once whether their dossier is sealed, not once for each of its hundred rows. It is asked when
-- they are written and undoes them: a seal that was set meanwhile counts as well.
CREATE FUNCTION refuse_rows_of_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM dossiers WHERE sealed_at IS NOT NULL AND id IN (SELECT dossier_id FROM changed)) THEN
    RAISE EXCEPTION 'the dossier is sealed';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER facts_sealed ON facts;
CREATE TRIGGER facts_sealed_insert AFTER INSERT ON facts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();
CREATE TRIGGER facts_sealed_update AFTER UPDATE ON facts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();
CREATE TRIGGER facts_sealed_delete AFTER DELETE ON facts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();

DROP TRIGGER section_excuses_sealed ON section_excuses;
CREATE TRIGGER section_excuses_sealed_insert AFTER INSERT ON section_excuses
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();
CREATE TRIGGER section_excuses_sealed_update AFTER UPDATE ON section_excuses
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();
CREATE TRIGGER section_excuses_sealed_delete AFTER DELETE ON section_excuses
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();

DROP TRIGGER fact_changes_sealed ON fact_changes;
CREATE TRIGGER fact_changes_sealed_insert AFTER INSERT ON fact_changes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_rows_of_sealed();

DROP FUNCTION refuse_sealed();
