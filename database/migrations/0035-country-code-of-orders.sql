-- The code of the country asked about, beside its id: its holidays move due dates, and pages show its flag.
ALTER TABLE orders ADD COLUMN country_code char(2);
UPDATE orders SET country_code = countries.code FROM countries WHERE countries.id = orders.country_id;
ALTER TABLE orders ALTER COLUMN country_code SET NOT NULL;

-- A process of the version before, still answering while the new one starts, knows nothing of the column.
CREATE FUNCTION fill_country_code_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT code INTO NEW.country_code FROM countries WHERE id = NEW.country_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_country_code BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.country_code IS NULL) EXECUTE FUNCTION fill_country_code_of_order();
