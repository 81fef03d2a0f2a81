-- The rating of a dossier as it was sealed, with everything it was computed of; null where there was none. Never computed anew.
ALTER TABLE dossiers
  ADD COLUMN rating_passport jsonb,
  ADD CONSTRAINT dossiers_passport_is_sealed CHECK (rating_passport IS NULL OR sealed_at IS NOT NULL);

CREATE TRIGGER dossiers_keep_their_passport BEFORE UPDATE OF rating_passport ON dossiers
  FOR EACH ROW WHEN (OLD.sealed_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
