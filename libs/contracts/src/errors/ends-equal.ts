/** What is wrong where a route begins and ends at the same place, in Turkish. */
export const ENDS_EQUAL = 'Kalkış ve varış aynı yer olamaz. Başka bir yer seç.';
