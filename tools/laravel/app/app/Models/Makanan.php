<?php

namespace App\Models;

class Makanan extends Item
{
    protected $casts = ['harga_min' => 'decimal:2', 'harga_max' => 'decimal:2'];
}
