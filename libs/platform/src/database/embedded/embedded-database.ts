import pg from 'pg';

/** The database of the product, and the user it connects as, who owns it and is no superuser. */
const name = 'rover';

/** Makes the product's user and database where they are missing; resolves with the address to connect to. */
export async function openDatabase(port: number, password: string): Promise<string> {
  const superuser = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await superuser.connect();
  try {
    const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
      [name],
    );
    const secret = superuser.escapeLiteral(password);
    if (!rows[0]?.role) await superuser.query(`CREATE ROLE ${name} LOGIN CREATEDB PASSWORD ${secret}`);
    if (!rows[0]?.database) await superuser.query(`CREATE DATABASE ${name} OWNER ${name}`);
  } finally {
    await superuser.end();
  }
  return `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;
}
