import type pg from 'pg';

/**
 * The name of a British company of the demo register, the same one every time, after its number has got the issuer by which GLEIF
 * names Companies House: as an imported company has it.
 */
export async function britishCompany(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(`
    SELECT c.id, c.name FROM companies c
    WHERE c.country = 'GB' AND c.status = 'Active' AND c.reg_code ~ '^[01][0-9]{7}$'
      AND NOT EXISTS (SELECT FROM companies o WHERE o.country = 'GB' AND o.id <> c.id AND o.name_lat = c.name_lat)
    ORDER BY c.reg_code LIMIT 1`);
  const issuer = "UPDATE company_identifiers SET issuer = 'RA000585' WHERE country = 'GB' AND scheme = 'REG'";
  await pool.query(`${issuer} AND company_id = $1`, [rows[0].id]);
  return String(rows[0].name);
}
