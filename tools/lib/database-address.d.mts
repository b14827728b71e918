export function databaseAddress(address: string, ca?: string): string;
