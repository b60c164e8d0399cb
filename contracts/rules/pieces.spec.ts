import { describe, expect, it } from 'vitest';
import { comparedNumber, isLendable, numbersOfRun, pieceConditions } from './pieces.js';

describe('a run of piece numbers', () => {
  it('counts the digits at the end and pads them like the first number', () => {
    expect(numbersOfRun('BK-008', 'BK-011')).toEqual(['BK-008', 'BK-009', 'BK-010', 'BK-011']);
    expect(numbersOfRun('Zelt 9', 'Zelt 11')).toEqual(['Zelt 9', 'Zelt 10', 'Zelt 11']);
    expect(numbersOfRun('98', '101')).toEqual(['98', '99', '100', '101']);
    expect(numbersOfRun('20240000000000017', '20240000000000018')).toHaveLength(2);
  });

  it('is one piece without a last number, digits or not', () => {
    expect(numbersOfRun('Der Blaue', null)).toEqual(['Der Blaue']);
    expect(numbersOfRun('BK-1', 'BK-1')).toEqual(['BK-1']);
  });

  it('names what is wrong with it', () => {
    expect(numbersOfRun('BK-020', 'BK-001')).toBe('run_backwards');
    expect(numbersOfRun('BK-001', 'ZB-020')).toBe('run_unclear');
    expect(numbersOfRun('blau', 'rot')).toBe('run_unclear');
    expect(numbersOfRun('1', '999')).toHaveLength(999);
    expect(numbersOfRun('1', '1000')).toBe('pieces_too_many');
    expect(numbersOfRun('1', '999999999')).toBe('pieces_too_many');
    expect(numbersOfRun('0', '10000000000')).toBe('run_unclear');
  });
});

describe('pieces', () => {
  it('have one number regardless of case', () => {
    expect(comparedNumber('bk-ä1')).toBe(comparedNumber('BK-Ä1'));
  });

  it('are handed out unless defect or retired', () => {
    expect(pieceConditions.filter(isLendable)).toEqual(['new', 'good', 'worn']);
  });
});
