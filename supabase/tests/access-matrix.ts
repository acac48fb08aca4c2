import type { Sql } from 'postgres'

export type Access = {
  readonly relation: string
  readonly kind: 'table' | 'view'
  readonly rowLevelSecurity: boolean
  readonly policies: readonly string[]
  readonly anon: string
  readonly authenticated: string
  readonly service_role: string
}

export const readRelations = (sql: Sql): Promise<readonly Access[]> => sql<Access[]>`
  select n.nspname || '.' || c.relname as relation,
         case c.relkind when 'v' then 'view' else 'table' end as kind,
         c.relrowsecurity as "rowLevelSecurity",
         array(select format('%s for %s to %s%s%s', p.policyname, lower(p.cmd), array_to_string(p.roles, ', '),
                             coalesce(' using ' || p.qual, ''), coalesce(' with check ' || p.with_check, ''))
                 from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname
                order by p.policyname) as policies,
         ${granted(sql, 'anon')} as anon,
         ${granted(sql, 'authenticated')} as authenticated,
         ${granted(sql, 'service_role')} as service_role
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
   order by 1`

// a privilege without a way into the schema is none
const granted = (sql: Sql, role: string) => sql`
  case when has_schema_privilege(${role}, n.oid, 'usage') then
    array_to_string(array(
      select lower(privilege) from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as privilege
       where has_table_privilege(${role}, c.oid, privilege)), ', ')
  else 'no way in' end`

export type Callable = { readonly signature: string; readonly definer: boolean; readonly callers: string }

export const readFunctions = (sql: Sql): Promise<readonly Callable[]> => sql<Callable[]>`
  select p.oid::regprocedure::text as signature, p.prosecdef as definer,
         array_to_string(array(
           select role from unnest(array['anon', 'authenticated', 'service_role']) as role
            where has_function_privilege(role, p.oid, 'execute')), ', ') as callers
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = 'public' order by 1`
