import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'metin',
  number: 'sonlu bir sayı',
  int: 'tam sayı',
  boolean: 'doğru ya da yanlış',
  object: 'nesne',
  array: 'liste',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Geçerli bir email adresi giriniz',
  url: 'Geçerli bir https adresi olmalı',
  date: 'Geçerli bir tarih olmalı (yyyy-aa-gg)',
};

/** Prefixes of zod's own English texts; other texts are the contract's, in Turkish. */
const ZOD_TEXT = /^(Invalid|Too |Unrecognized)/;

export function issueText(issue: Issue): string {
  return ZOD_TEXT.test(issue.message) ? generalText(issue) : issue.message;
}

function generalText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'Bu alan zorunlu'
        : `Değer ${TYPE_NAMES[issue.expected] ?? 'başka türden'} olmalı`;
    case 'too_small':
      return tooSmallText(issue);
    case 'too_big':
      return `En çok ${issue.maximum} olabilir`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Biçimi geçerli değil';
    case 'invalid_value':
      return `Şunlardan biri olmalı: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return unionText(issue);
    case 'unrecognized_keys':
      return 'Bu alan tanınmıyor';
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return 'Bu değer geçerli değil';
    case 'custom':
      return 'Bu değer geçerli değil';
  }
}

function tooSmallText(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin !== 'string') return `En az ${issue.minimum} olmalı`;
  return Number(issue.minimum) <= 1 ? 'Bu alan boş olamaz' : `En az ${issue.minimum} karakter olmalı`;
}

/** A union of literals reads as one choice; otherwise the first branch is reported. */
function unionText(issue: z.core.$ZodIssueInvalidUnion): string {
  const branches = issue.errors.flatMap((branch) => branch.slice(0, 1));
  const literals = branches.filter((branch) => branch.code === 'invalid_value');
  if (literals.length === issue.errors.length && literals.length > 0) {
    const values = new Set(literals.flatMap((each) => each.values.map(String)));
    return `Şunlardan biri olmalı: ${[...values].join(', ')}`;
  }
  return branches[0] ? issueText(branches[0]) : 'Bu değer geçerli değil';
}
