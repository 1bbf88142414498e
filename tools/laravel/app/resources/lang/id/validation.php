<?php

return [
    'required' => 'Kolom :attribute wajib diisi.',
    'integer' => 'Kolom :attribute harus berupa bilangan bulat.',
    'string' => 'Kolom :attribute harus berupa teks.',
    'min' => ['string' => 'Kolom :attribute minimal :min karakter.'],
    'max' => ['string' => 'Kolom :attribute maksimal :max karakter.'],
];
