/**
 * node bench/users.mjs: how long the server takes for a page of the admin's list of users, with 50,000 users
 * (BENCH_USERS): the first page, each sort order, the last page and searches, each requested often; reports the median
 * and the slowest. Run `npm run build` first.
 */
import { loadavg } from 'node:os';
import { lastPageOf, measureList, pageSize } from './lists.mjs';
import { openBenchPub } from './pub.mjs';

const users = Number(process.env.BENCH_USERS ?? 50_000);

const pub = await openBenchPub({ events: 0 });

/** One in 20 is not verified, one in 20 is deactivated, one in 50 is deleted, one in 500 is an admin. */
const crowd = `
  INSERT INTO auth.accounts (email, first_name, last_name, password_hash, user_type, is_active, is_email_verified,
                             created_at, last_login)
  SELECT format('%s.%s%s@%s.test', lower(first), lower(last), i, (ARRAY['cabo', 'cork', 'kerry'])[i % 3 + 1])
           || CASE WHEN i % 50 = 0 THEN '.deleted.1764000000000' ELSE '' END,
         first, last, 'none', CASE WHEN i % 500 = 1 THEN 'admin' ELSE 'customer' END, i % 20 > 0, i % 20 <> 1,
         now() - i * interval '7 minutes', CASE WHEN i % 3 > 0 THEN now() - (i * 7919 % 100000) * interval '1 minute' END
  FROM generate_series(1, $1::integer) AS i,
       LATERAL (SELECT (ARRAY['Anne', 'Bran', 'Ciara', 'Dara', 'Grace', 'Maeve', 'Oscar'])[i % 7 + 1] AS first,
                       (ARRAY['Bonny', 'Byrne', 'Doyle', 'Kelly', 'Nolan'])[i % 5 + 1] AS last) AS names`;

const path = '/api/admin/users';

try {
  await pub.query(crowd, [users]);
  await pub.query('VACUUM ANALYZE auth.accounts');
  const lastPage = await lastPageOf(pub, path, { status: 'active' });
  const asked = {
    'as the tab opens': { status: 'active' },
    'its last page': { status: 'active', page: lastPage },
    'all, last page': { status: 'all', page: Math.ceil(users / pageSize) },
    'last login': { status: 'active', sort: 'lastLogin' },
    'last login, last page': { status: 'active', sort: 'lastLogin', page: lastPage },
    email: { status: 'active', sort: 'email', order: 'asc' },
    'email, last page': { status: 'active', sort: 'email', order: 'asc', page: lastPage },
    'user type': { status: 'active', sort: 'userType', order: 'asc' },
    'user type, last page': { status: 'active', sort: 'userType', order: 'asc', page: lastPage },
    admins: { status: 'active', type: 'admin' },
    inactive: { status: 'inactive' },
    deleted: { status: 'deleted' },
    'search of one': { status: 'all', search: 'nolan31234@' },
    'search of many': { status: 'active', search: 'maeve' },
    'search of many, last login': { status: 'active', search: 'maeve', sort: 'lastLogin' },
    'search of two letters': { status: 'active', search: 'ae' },
    'search of nobody': { status: 'active', search: 'nobody at all' },
  };
  const rows = await measureList(pub, path, asked);
  console.log(`${users} users, load ${loadavg()[0]}`);
  console.table(rows);
} finally {
  await pub.close();
}
