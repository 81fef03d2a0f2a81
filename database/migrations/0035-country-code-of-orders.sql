-- The code of the country asked about, beside its id: its holidays move due dates, and pages show its flag.
ALTER TABLE orders ADD COLUMN country_code char(2);
UPDATE orders SET country_code = countries.code FROM countries WHERE countries.id = orders.country_id;
ALTER TABLE orders ALTER COLUMN country_code SET NOT NULL;
