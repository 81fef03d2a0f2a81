-- What people read in their language stands in one column for all languages, so that another one needs no column.
-- Orders first, as whoever places one locks them: the other way round each would wait for the other.
LOCK TABLE orders, dossiers, tariffs, countries, country_groups, roles IN ACCESS EXCLUSIVE MODE;
ALTER TABLE country_groups ADD COLUMN name jsonb;
ALTER TABLE countries ADD COLUMN name jsonb;
ALTER TABLE tariffs ADD COLUMN name jsonb;
ALTER TABLE roles ADD COLUMN label jsonb;
ALTER TABLE orders ADD COLUMN tariff_name jsonb;
ALTER TABLE dossiers ADD COLUMN thin_reason jsonb;

UPDATE country_groups SET name = jsonb_build_object('en', name_en, 'ru', name_ru);
UPDATE countries SET name = jsonb_build_object('en', name_en, 'ru', name_ru);
UPDATE tariffs SET name = jsonb_build_object('en', name_en, 'ru', name_ru);
UPDATE roles SET label = jsonb_build_object('en', label_en, 'ru', label_ru);
UPDATE orders SET tariff_name = jsonb_build_object('en', tariff_name_en, 'ru', tariff_name_ru);
UPDATE dossiers SET thin_reason = jsonb_build_object('en', thin_reason_en, 'ru', thin_reason_ru)
  WHERE thin_reason_en IS NOT NULL;

ALTER TABLE country_groups ALTER COLUMN name SET NOT NULL, ALTER COLUMN name_en DROP NOT NULL, ALTER COLUMN name_ru DROP NOT NULL;
ALTER TABLE countries ALTER COLUMN name SET NOT NULL, ALTER COLUMN name_en DROP NOT NULL, ALTER COLUMN name_ru DROP NOT NULL;
ALTER TABLE tariffs ALTER COLUMN name SET NOT NULL, ALTER COLUMN name_en DROP NOT NULL, ALTER COLUMN name_ru DROP NOT NULL;
ALTER TABLE roles ALTER COLUMN label SET NOT NULL, ALTER COLUMN label_en DROP NOT NULL, ALTER COLUMN label_ru DROP NOT NULL;
ALTER TABLE orders ALTER COLUMN tariff_name SET NOT NULL, ALTER COLUMN tariff_name_en DROP NOT NULL, ALTER COLUMN tariff_name_ru DROP NOT NULL;

-- A process of the version before, still answering while the new one starts, reads and writes the columns of two languages:
-- whichever of both is written, the other follows. They go with the release after.
CREATE FUNCTION keep_languages_in_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stem text := TG_ARGV[0];
  en text := stem || '_en';
  ru text := stem || '_ru';
  written jsonb := to_jsonb(NEW);
  texts jsonb := written -> stem;
  is_new boolean := jsonb_typeof(texts) = 'object';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    is_new := texts IS DISTINCT FROM to_jsonb(OLD) -> stem;
  END IF;
  IF is_new THEN
    RETURN jsonb_populate_record(NEW, jsonb_build_object(en, texts -> 'en', ru, texts -> 'ru'));
  ELSIF jsonb_typeof(written -> en) = 'string' THEN
    texts := CASE jsonb_typeof(texts) WHEN 'object' THEN texts ELSE '{}' END;
    texts := texts || jsonb_build_object('en', written -> en, 'ru', written -> ru);
    RETURN jsonb_populate_record(NEW, jsonb_build_object(stem, texts));
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER country_groups_languages BEFORE INSERT OR UPDATE OF name, name_en, name_ru ON country_groups
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('name');
CREATE TRIGGER countries_languages BEFORE INSERT OR UPDATE OF name, name_en, name_ru ON countries
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('name');
CREATE TRIGGER tariffs_languages BEFORE INSERT OR UPDATE OF name, name_en, name_ru ON tariffs
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('name');
CREATE TRIGGER roles_languages BEFORE INSERT OR UPDATE OF label, label_en, label_ru ON roles
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('label');
CREATE TRIGGER orders_languages BEFORE INSERT OR UPDATE OF tariff_name, tariff_name_en, tariff_name_ru ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('tariff_name');
CREATE TRIGGER dossiers_languages BEFORE INSERT OR UPDATE OF thin_reason, thin_reason_en, thin_reason_ru ON dossiers
  FOR EACH ROW EXECUTE FUNCTION keep_languages_in_step('thin_reason');
