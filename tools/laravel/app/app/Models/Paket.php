<?php

namespace App\Models;

class Paket extends Item
{
    protected $casts = [
        'harga' => 'decimal:2',
        'tempat' => 'array',
        'termasuk' => 'array',
        'tidaktermasuk' => 'array',
        'jadwal' => 'array',
    ];
}
